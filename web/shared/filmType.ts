/** The media type of the film, drawn or recorded: H.264, its High profile (0x64), level 3.1 (31 is 0x1f); RFC 6381. */
export const filmType = 'video/mp4; codecs="avc1.64001f"';
