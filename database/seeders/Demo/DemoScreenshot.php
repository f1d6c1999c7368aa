<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use GdImage;
use RuntimeException;

/** A small picture that looks like the screenshot of a review. */
final class DemoScreenshot
{
    private const WIDTH = 420;

    private const HEIGHT = 160;

    /** @return string PNG bytes */
    public static function of(string $platform, string $author, int $stars): string
    {
        $image = imagecreatetruecolor(self::WIDTH, self::HEIGHT) ?: throw new RuntimeException('GD makes no picture.');
        $ink = self::colour($image, 32, 33, 36);
        imagefilledrectangle($image, 0, 0, self::WIDTH, self::HEIGHT, self::colour($image, 255, 255, 255));
        imagefilledellipse($image, 40, 40, 44, 44, self::colour($image, 11, 107, 75));
        imagestring($image, 5, 36, 32, mb_substr($author, 0, 1), self::colour($image, 255, 255, 255));
        imagestring($image, 5, 76, 22, "{$author} on {$platform}", $ink);
        imagestring($image, 5, 76, 42, str_repeat('* ', $stars), self::colour($image, 230, 145, 0));
        imagestring($image, 3, 24, 90, 'Friendly people, quick with withdrawals.', $ink);
        imagestring($image, 3, 24, 112, 'They answer the phone. Would recommend.', $ink);

        ob_start();
        imagepng($image);

        return (string) ob_get_clean();
    }

    /**
     * @param  int<0, 255>  $red
     * @param  int<0, 255>  $green
     * @param  int<0, 255>  $blue
     */
    private static function colour(GdImage $image, int $red, int $green, int $blue): int
    {
        return (int) imagecolorallocate($image, $red, $green, $blue);
    }
}
