<?php

declare(strict_types=1);

namespace App\Domain\People;

use App\Models\Client;
use App\Support\GivenNames;
use App\Support\TextNormalizer;

/**
 * A name prepared for comparison: plain lower-case words without accents, apostrophes and hyphens. A record says which words are
 * the surname. A bank text doesn't, so compare() tries every place where the surname could begin.
 */
final readonly class PersonName
{
    private const SAME = 4;

    private const FORM = 3;

    private const TYPO = 2;

    private const INITIAL = 1;

    private const OTHER = 0;

    /** Shorter parts of names are in many names: Thi, van, de. */
    private const PART_FROM = 4;

    /** Banks cut long names off. */
    private const CUT_FROM = 4;

    /**
     * @param  list<string>  $words
     * @param  list<list<string>>  $givenNames  the words of the first name and of the preferred name
     * @param  list<string>|null  $surname  null when the name doesn't say where the surname begins
     */
    private function __construct(public array $words, private array $givenNames = [], private ?array $surname = null) {}

    public static function of(string $firstName, string $lastName, ?string $preferredName = null): self
    {
        $first = self::split($firstName);
        $surname = self::split($lastName);
        $preferred = self::split($preferredName ?? '');

        return new self([...$first, ...$surname], $preferred === [] ? [$first] : [$first, $preferred], $surname);
    }

    public static function ofClient(Client $client): self
    {
        return self::of($client->first_name, $client->last_name, $client->preferred_name);
    }

    /** @param  list<string>  $words  as split() returns them */
    public static function fromWords(array $words): self
    {
        return new self($words);
    }

    /** @return list<string> the words of a text as the search index stores them */
    public static function split(string $text): array
    {
        if ($text === '') {
            return [];
        }
        if (preg_match('/\A[a-zA-Z]{1,64}+\z/', $text) === 1) {
            return [strtolower($text)];
        }
        $words = array_map(
            static fn (string $word): string => TextNormalizer::term((string) preg_replace('/[^a-z0-9]/', '', $word)),
            preg_split('/[\s\/-]+/', TextNormalizer::plain($text)) ?: [],
        );

        return array_values(array_filter($words, static fn (string $word): bool => $word !== ''));
    }

    /** The name as one word. Two spellings with one key are the same name: “Ann-Marie Lee” and “Annmarie LEE”. */
    public function key(): string
    {
        return implode('', $this->words);
    }

    /** @param  string  $dateOfBirth  date or date and time, as databases return it */
    public function keyWithBirthDate(string $dateOfBirth): string
    {
        return $this->key().'|'.substr($dateOfBirth, 0, 10);
    }

    /** @return list<string> the surname's words; empty for a bank text */
    public function surname(): array
    {
        return $this->surname ?? [];
    }

    /** Whether this name has every word of the other person's surname and of the first or the preferred name. */
    public function contains(self $person): bool
    {
        foreach ($person->givenNames as $given) {
            if ($given !== [] && $person->surname() !== [] && array_diff([...$given, ...$person->surname()], $this->words) === []) {
                return true;
            }
        }

        return false;
    }

    public function compare(self $other): NameMatch
    {
        if ($this->surname === null && $other->surname === null) {
            return $this->compareWords($other);
        }

        $best = NameMatch::Different;
        foreach ($this->readings() as $one) {
            foreach ($other->readings() as $two) {
                $match = $one->compareParts($two);
                $best = $match->value > $best->value ? $match : $best;
            }
        }

        return $this->hasPartOf($other, $best) ? NameMatch::Similar : $best;
    }

    /**
     * Whether two records differ only in that one has a part of the other's name: Smith and Smith-Jones, or Robert and James Robert.
     * Bank texts don't say where the surname begins.
     */
    private function hasPartOf(self $other, NameMatch $match): bool
    {
        return match (true) {
            $this->surname === null || $other->surname === null => false,
            $match === NameMatch::GivenName => self::isPart($this->surname, $other->surname)
                || self::isPart($other->surname, $this->surname),
            $match === NameMatch::Surname => self::isPart($this->givenNames[0], $other->givenNames[0])
                || self::isPart($other->givenNames[0], $this->givenNames[0]),
            default => false,
        };
    }

    /**
     * @param  list<string>  $one
     * @param  list<string>  $words
     */
    private static function isPart(array $one, array $words): bool
    {
        return count($one) === 1 && count($words) > 1 && strlen($one[0]) >= self::PART_FROM && in_array($one[0], $words, true);
    }

    /** @return list<self> the name with each place where its surname could begin */
    private function readings(): array
    {
        if ($this->surname !== null) {
            return [$this];
        }
        // “Walsh E J” is “E J Walsh”.
        $words = $this->words;
        $initials = [];
        while (count($words) > 1 && strlen($words[count($words) - 1]) === 1) {
            array_unshift($initials, array_pop($words));
        }
        $words = [...$initials, ...$words];
        $readings = [];
        for ($at = 1; $at < count($words); $at++) {
            $readings[] = new self($words, [array_slice($words, 0, $at)], array_slice($words, $at));
        }

        return $readings;
    }

    private function compareParts(self $other): NameMatch
    {
        $surname = implode('', $this->surname ?? []);
        $otherSurname = implode('', $other->surname ?? []);
        $given = self::OTHER;
        foreach ($this->givenNames as $one) {
            foreach ($other->givenNames as $two) {
                $given = max($given, self::compareGiven($one, $two));
            }
        }
        $last = self::compareSpelling($surname, $otherSurname);

        return match (true) {
            $last === self::SAME && $given === self::SAME => NameMatch::Same,
            $last === self::SAME && $given === self::FORM => NameMatch::Nickname,
            $last === self::SAME && $given === self::INITIAL => NameMatch::Initial,
            $last > self::OTHER && $given > self::OTHER => NameMatch::Similar,
            self::compareSpelling(implode('', $this->givenNames[0]), $otherSurname) > self::OTHER
                && self::compareSpelling($surname, implode('', $other->givenNames[0])) > self::OTHER => NameMatch::Swapped,
            $last > self::OTHER => NameMatch::Surname,
            $given >= self::FORM => NameMatch::GivenName,
            default => NameMatch::Different,
        };
    }

    /** Two bank texts: the words may be turned round, cut off or shortened to a letter. */
    private function compareWords(self $other): NameMatch
    {
        [$short, $long] = count($this->words) <= count($other->words) ? [$this->words, $other->words] : [$other->words, $this->words];
        if ($short === []) {
            return NameMatch::Different;
        }
        $weakest = self::weakestWord($short, $long);

        return match (true) {
            $weakest === self::SAME && count($short) === count($long) => NameMatch::Same,
            $weakest > self::OTHER && count($short) === 1 && count($long) > 1 => NameMatch::Surname,
            $weakest === self::INITIAL => NameMatch::Initial,
            $weakest > self::OTHER => NameMatch::Similar,
            self::shareSurname($short, $long) => NameMatch::Surname,
            default => NameMatch::Different,
        };
    }

    /**
     * How the worst of the short name's words matches a word of the long name.
     *
     * @param  non-empty-list<string>  $short
     * @param  list<string>  $long
     */
    private static function weakestWord(array $short, array $long): int
    {
        $weakest = self::SAME;
        // Long words first, so that an initial doesn't take their match.
        usort($short, static fn (string $one, string $two): int => strlen($two) <=> strlen($one));
        foreach ($short as $word) {
            $matches = array_map(static fn (string $candidate): int => self::compareWord($word, $candidate), $long);
            $best = $matches === [] ? self::OTHER : max($matches);
            if ($best === self::OTHER) {
                return self::OTHER;
            }
            unset($long[array_search($best, $matches, true)]);
            $weakest = min($weakest, $best);
        }

        return $weakest;
    }

    private static function compareWord(string $one, string $two): int
    {
        [$short, $long] = strlen($one) <= strlen($two) ? [$one, $two] : [$two, $one];
        $isCut = strlen($short) >= self::CUT_FROM && str_starts_with($long, $short);

        return max(self::compareGiven([$one], [$two]), $isCut ? self::TYPO : self::OTHER);
    }

    /**
     * @param  non-empty-list<string>  $short
     * @param  list<string>  $long  at least as long
     */
    private static function shareSurname(array $short, array $long): bool
    {
        $surname = $short[count($short) - 1];

        return strlen($surname) > 1 && in_array($surname, [array_first($long), array_last($long)], true);
    }

    /**
     * @param  list<string>  $left
     * @param  list<string>  $right
     */
    private static function compareGiven(array $left, array $right): int
    {
        [$one, $two] = [implode('', $left), implode('', $right)];
        if ($one === '' || $two === '' || $one === $two) {
            return $one === $two && $one !== '' ? self::SAME : self::OTHER;
        }
        // Mary Anne is also called Mary, but Thi Lan and Thi Mai are two people.
        $isLonger = $left[0] === $two || $right[0] === $one;

        return match (true) {
            $isLonger, GivenNames::areForms($one, $two), GivenNames::areForms($left[0], $right[0]) && ($left[0] === $one || $right[0] === $two) => self::FORM,
            self::areInitials($left) !== self::areInitials($right) => $one[0] === $two[0] ? self::INITIAL : self::OTHER,
            SpellingMatcher::soundAlike($one, $two) => self::TYPO,
            GivenNames::isKnown($one) && GivenNames::isKnown($two) => self::OTHER,
            default => self::compareSpelling($one, $two),
        };
    }

    /** @param  list<string>  $words */
    private static function areInitials(array $words): bool
    {
        return strlen(implode('', $words)) === count($words);
    }

    private static function compareSpelling(string $one, string $two): int
    {
        if ($one === '' || $two === '' || $one === $two) {
            return $one === $two && $one !== '' ? self::SAME : self::OTHER;
        }

        return SpellingMatcher::areSimilar($one, $two) ? self::TYPO : self::OTHER;
    }
}
