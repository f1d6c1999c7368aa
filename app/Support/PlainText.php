<?php

declare(strict_types=1);

namespace App\Support;

use Closure;
use Illuminate\Contracts\Validation\ValidationRule;

/**
 * One line of text without invisible characters: no control, direction or zero-width characters. Joiners are allowed, because
 * Persian and Indian names need them.
 */
final readonly class PlainText implements ValidationRule
{
    private const UNSEEN = '\p{Cc}\p{Zl}\p{Zp}\x{00AD}\x{061C}\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2060}-\x{206F}\x{FEFF}';

    public function validate(string $attribute, mixed $value, Closure $fail): void
    {
        if (is_string($value) && ! self::is($value)) {
            $fail('The :attribute contains a line break or an invisible character. Enter it again.');
        }
    }

    public static function is(string $text): bool
    {
        return preg_match('/\A[\x20-\x7E]*\z/', $text) === 1 || preg_match('/['.self::UNSEEN.']/u', $text) === 0;
    }

    /** Replaces line breaks and tabs by spaces, and trims invisible characters at both ends. Those inside stay and can be refused. */
    public static function tidy(string $text): string
    {
        return self::trim(
            preg_match('/\A[\x20-\x7E]*\z/', $text) === 1 ? $text : (string) preg_replace('/[\s\p{Z}]+/u', ' ', mb_scrub($text)),
        );
    }

    /** Without spaces of any kind and invisible characters at both ends. */
    public static function trim(string $text): string
    {
        return preg_match('/\A[\x20-\x7E]*\z/', $text) === 1
            ? trim($text)
            : (string) preg_replace('/\A[\s\p{Z}'.self::UNSEEN.']+|[\s\p{Z}'.self::UNSEEN.']+\z/u', '', mb_scrub($text));
    }
}
