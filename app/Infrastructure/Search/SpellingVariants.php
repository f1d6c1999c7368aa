<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Support\GivenNames;
use Illuminate\Support\Facades\DB;

/**
 * Other spellings of the words of a search, for a search that finds too few people as it is typed. They are looked up, not
 * stored, so they cost the index nothing.
 */
final readonly class SpellingVariants
{
    /** Only people have names that are spelt in several ways. */
    private const PEOPLE = ['client', 'lead', 'db_client'];

    /** In shorter names another letter is another name. */
    private const TYPO_FROM = 5;

    /** A form of two letters would find too many. */
    private const FORM_FROM = 3;

    /** The prefix of a shorter word would find too many: mae would find all that begin with ma. */
    private const SOUND_FROM = 4;

    /** Longer words have too many possible typos. */
    private const LONGEST = 20;

    /** Parts of a surname that are also written together with it: van der Berg, Vanderberg. */
    private const PARTICLES = [
        'van',
        'der',
        'den',
        'de',
        'di',
        'da',
        'del',
        'della',
        'la',
        'le',
        'lo',
        'von',
        'ter',
        'ten',
        'dos',
        'du',
        'mc',
        'mac',
        'o',
        'st',
        'al',
        'el',
        'bin',
        'abu',
        'fitz',
    ];

    /** Spellings of one sound, which are tried in both directions. */
    private const SOUNDS = ['/^mac(?=[b-df-hj-np-tv-z]..)/' => 'mc', '/^mc/' => 'mac', '/ue/' => 'u', '/oe/' => 'o', '/ae/' => 'a'];

    /**
     * The words with short forms of given names, Mc and Mac, ue for ü, a surname's parts in one word, names without full stops, and parts of
     * email addresses.
     *
     * @return non-empty-list<string>|null alternatives as TermRange takes them; null when the text has no other spelling
     */
    public function equivalents(string $subjectType, SearchText $text): ?array
    {
        $isPerson = in_array($subjectType, self::PEOPLE, true);
        $words = $isPerson ? $this->withoutParticles($text->inOrder) : $text->inOrder;
        $wider = array_map(fn (string $word): string => implode(' ', array_unique([
            $word, ...self::withoutStops($word), ...($isPerson ? $this->spellings($word, $text->seesContacts) : []),
        ])), $words);

        return $wider === [] || $wider === $text->inOrder ? null : $wider;
    }

    /**
     * The words with the stored terms that are one typo away: a letter more, less or wrong, or two neighbours swapped.
     *
     * @param  list<string>  $words  from `equivalents`, or of the text
     * @return non-empty-list<string>|null null when there are none
     */
    public function withTypos(string $subjectType, array $words): ?array
    {
        $wider = in_array($subjectType, self::PEOPLE, true)
            ? array_map(function (string $alternatives) use ($subjectType): string {
                $word = explode(' ', $alternatives)[0];
                $near = preg_match('/^[a-z]+$/', $word) === 1
                    && strlen($word) >= self::TYPO_FROM - 1
                    && strlen($word) <= self::LONGEST
                    ? $this->stored($subjectType, self::typos($word))
                    : [];

                return implode(' ', array_unique([...explode(' ', $alternatives), ...self::whole($near)]));
            }, $words)
            : $words;

        return $wider === [] || $wider === $words ? null : $wider;
    }

    /** @return list<string> stjohn for st.john: the terms of names have no full stops */
    private static function withoutStops(string $word): array
    {
        return preg_match('/^[a-z0-9]+(?:\.[a-z0-9]+)+$/', $word) === 1 ? [str_replace('.', '', $word)] : [];
    }

    /** @return list<string> alternatives of one word */
    private function spellings(string $word, bool $seesContacts): array
    {
        if (preg_match('/^[a-z]+$/', $word) !== 1) {
            // The domain of an email address, or a later part of it.
            return $seesContacts && preg_match('/[a-z]/', $word) === 1 && $word[0] !== '@' ? ["@{$word}"] : [];
        }
        $spellings = [];
        foreach (self::SOUNDS as $pattern => $replacement) {
            $other = (string) preg_replace($pattern, $replacement, $word);
            // A prefix, because only the beginning of the word may be typed.
            $spellings = $other === $word || strlen($other) < self::SOUND_FROM ? $spellings : [...$spellings, $other];
        }
        $forms = strlen($word) < self::FORM_FROM ? [] : self::whole(GivenNames::formsOf($word));

        return [...$spellings, ...$forms, ...($seesContacts && strlen($word) >= self::FORM_FROM ? ["@{$word}"] : [])];
    }

    /**
     * @param  list<string>  $words  in the order of the text
     * @return list<string> van, der, berg as vanderberg
     */
    private function withoutParticles(array $words): array
    {
        $joined = [];
        $start = '';
        foreach ($words as $word) {
            $isParticle = in_array($word, self::PARTICLES, true);
            $start .= $word;
            if (! $isParticle) {
                $joined[] = $start;
                $start = '';
            }
        }

        return $start === '' ? $joined : [...$joined, $start];
    }

    /** @return list<string> of a word of four letters only the names of five that lack a letter */
    private static function typos(string $word): array
    {
        $typos = [];
        for ($at = 0; $at <= strlen($word); $at++) {
            [$before, $after] = [substr($word, 0, $at), substr($word, $at)];
            foreach (range('a', 'z') as $letter) {
                $typos[] = $before.$letter.$after;
                $typos[] = $before.$letter.substr($after, 1);
            }
            $typos[] = $before.substr($after, 1);
            $typos[] = $before.strrev(substr($after, 0, 2)).substr($after, 2);
        }

        return array_values(
            array_filter(
                array_unique($typos),
                static fn (string $typo): bool => $typo !== $word && max(strlen($word), strlen($typo)) >= self::TYPO_FROM,
            ),
        );
    }

    /**
     * One look into the index for each term, however many people have it.
     *
     * @param  list<string>  $terms  lower-case letters
     * @return list<string> the terms that are in the index
     */
    private function stored(string $subjectType, array $terms): array
    {
        $values = implode(', ', array_map(static fn (string $term): string => "('{$term}')", $terms));
        $found = DB::select(
            "with typos (term) as (values {$values}) select typos.term from typos where exists (select 1 from search_terms where subject_type = ? and term = typos.term)",
            [$subjectType],
        );

        return array_values(array_map(strval(...), array_column($found, 'term')));
    }

    /**
     * @param  list<string>  $terms
     * @return list<string>
     */
    private static function whole(array $terms): array
    {
        return array_map(static fn (string $term): string => TermRange::WHOLE.$term, $terms);
    }
}
