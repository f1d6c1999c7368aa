<?php

declare(strict_types=1);

namespace App\Queries\Guides;

use App\Data\Guides\GuideHit;
use App\Models\Guide;
use Illuminate\Support\Str;

/** Full-text search over the current versions. There are four, so they are read and searched here, a section at a time. */
final readonly class GuideSearchQuery
{
    private const MOST_WORDS = 8;

    private const AROUND = 110;

    /** @return list<GuideHit> sections that contain all words, in their title, heading or text */
    public function find(string $search): array
    {
        $words = array_slice(preg_split('/\s+/', mb_strtolower(trim($search)), -1, PREG_SPLIT_NO_EMPTY) ?: [], 0, self::MOST_WORDS);
        if ($words === []) {
            return [];
        }
        $hits = [];
        foreach (Guide::query()->orderBy('id')->get() as $guide) {
            foreach (self::sections($guide->versionAt(now()->toImmutable())->body ?? '') as [$heading, $text]) {
                $all = mb_strtolower("{$guide->slug->label()} {$heading} {$text}");
                if (array_filter($words, static fn (string $word): bool => ! str_contains($all, $word)) === []) {
                    $hits[] = new GuideHit($guide->slug, $guide->slug->label(), $heading, self::excerpt($text, $words));
                }
            }
        }

        return $hits;
    }

    /** @return list<array{string, string}> heading and text without Markdown */
    private static function sections(string $body): array
    {
        $sections = [];
        foreach (preg_split('/^(?=#{1,3} )/m', $body) ?: [] as $section) {
            [$first, $rest] = [...explode("\n", trim($section), 2), ''];
            $heading = str_starts_with($first, '#') ? trim($first, '# ') : '';
            $text = (string) preg_replace(
                ['/^\|[-|: ]+\|$/m', '/^\s*(?:[-*]|\d+\.) /m', '/[*`>#]|\]\([^)]*\)|\[/', '/[\s|]*\|[\s|]*/', '/\s+/'],
                ['', '', '', ' · ', ' '],
                $heading === '' ? $section : $rest,
            );
            // trim() works on bytes and would cut a § or ÷ in half.
            $sections[] = [$heading, (string) preg_replace('/^[ ·]+|[ ·]+$/u', '', $text)];
        }

        return $sections;
    }

    /** @param  list<string>  $words */
    private static function excerpt(string $text, array $words): string
    {
        foreach ($words as $word) {
            $excerpt = Str::excerpt($text, $word, ['radius' => self::AROUND, 'omission' => '…']);
            if ($excerpt !== null) {
                // Whole words.
                return (string) preg_replace(['/^…\S*\s/u', '/\s\S*…$/u'], ['… ', ' …'], $excerpt);
            }
        }

        return Str::limit($text, 2 * self::AROUND, '…');
    }
}
