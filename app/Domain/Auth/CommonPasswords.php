<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use SensitiveParameter;

/**
 * Detects common passwords (ASVS 5.0.0, 6.2.4 and 6.2.12), also with the usual substitutions.
 *
 * resources/data/common-passwords.txt contains words and phrases in lower case, without spaces.
 */
final class CommonPasswords
{
    private const LOOKALIKES = [
        '0' => 'o',
        '1' => 'i',
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        '8' => 'b',
        '@' => 'a',
        '$' => 's',
        '!' => 'i',
        '+' => 't',
    ];

    private const FEWEST_CHARACTERS = 5;

    /** @var array<string, int>|null */
    private ?array $list = null;

    public function __construct(private readonly string $path) {}

    public function has(#[SensitiveParameter] string $password): bool
    {
        $plain = mb_strtolower(preg_replace('/\s+/u', '', $password) ?? '');
        if (count(array_unique(mb_str_split($plain))) < self::FEWEST_CHARACTERS) {
            return true;
        }

        foreach ([$plain, strtr($plain, self::LOOKALIKES), strtr($this->core($plain), self::LOOKALIKES)] as $form) {
            foreach ([$form, $this->core($form)] as $candidate) {
                if ($this->lists($candidate) || $this->lists($this->period($candidate))) {
                    return true;
                }
            }
        }

        return false;
    }

    /** Removes digits and signs around a word: "Summer2026!" becomes "summer". */
    private function core(string $text): string
    {
        return preg_replace('/^[^\p{L}]+|[^\p{L}]+$/u', '', $text) ?? '';
    }

    /** The repeated part of a text: "monkeymonkey" becomes "monkey". */
    private function period(string $text): string
    {
        return preg_match('/^(.{3,}?)\1+$/us', $text, $match) === 1 ? $match[1] : $text;
    }

    private function lists(string $candidate): bool
    {
        $this->list ??= array_flip(file($this->path, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES) ?: []);

        return isset($this->list[$candidate]);
    }
}
