vcl 4.1;

# The cache in front of the site. Varnish reads from Cache-Control how long things last: pages for a minute, and for a day
# while it fetches them anew or nobody answers; assets for a year. Whoever holds a page thus holds its assets for longer.
# Start it with -p http_gzip_support=off, or it leaves out Brotli.

backend origin {
    .host = "127.0.0.1";
    .port = "8090";
    .connect_timeout = 2s;
    .first_byte_timeout = 30s;
}

sub vcl_recv {
    # The site has no cookies, and these three codings.
    unset req.http.Cookie;
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elseif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
}

sub vcl_hash {
    # No answer that is kept depends on the query or on the host: inventing them must not fill the cache.
    hash_data(regsub(req.url, "\?.*$", ""));
    return (lookup);
}

sub vcl_backend_response {
    # A page from the cache is better than an error.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
}
