# The cache of the profile "scale": what any CDN has to be told.
vcl 4.1;
import std;

backend balancer {
  .host = "balancer";
  .port = "8080";
}

sub vcl_recv {
  # An instance names the tags of what has changed.
  if (req.url == "/purge" && req.method == "POST") {
    if (req.http.authorization != "Bearer sillage-scale") {
      return (synth(403));
    }
    if (req.http.cache-tag == "*") {
      ban("obj.status > 0");
    } else {
      ban("obj.http.cache-tag ~ (^|,)(" + regsuball(req.http.cache-tag, ",", "|") + ")(,|$)");
    }
    return (synth(204));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Calls may be one member's own.
  if (req.url ~ "^/api/" || req.url ~ "^/admin") {
    return (pass);
  }
  # A page depends on one cookie alone, the language; files on none.
  if (req.url !~ "^/(assets|media)/" && req.http.cookie ~ "(^|; )lang=(en|kr)") {
    set req.http.cookie = regsub(req.http.cookie, "^(.*; )?lang=(en|kr).*$", "lang=\2");
  } else {
    unset req.http.cookie;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.cdn-cache-control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.cache-control ~ "no-cache|no-store|private") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.cache-tag;
  unset resp.http.cdn-cache-control;
}
