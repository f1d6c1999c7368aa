<?php

declare(strict_types=1);

namespace App\Services\Images;

use GdImage;

/** A picture's pixels, the right way up, and what kind of file they came in. */
final readonly class Picture
{
    /** @param  IMAGETYPE_JPEG|IMAGETYPE_PNG|IMAGETYPE_WEBP  $type */
    public function __construct(public GdImage $image, public int $type) {}
}
