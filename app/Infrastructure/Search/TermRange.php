<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use Illuminate\Contracts\Database\Query\Expression;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * The matches of a word, as rows of `subject_id` and `term`.
 *
 * Users who see contacts find every term by its prefix. Others find phone numbers and email addresses only by the whole value,
 * because they could otherwise be guessed digit by digit. Email addresses are the terms with an @. Numbers look like PINs, so
 * digits are looked up in the clients' PINs.
 */
final readonly class TermRange
{
    /** Above every byte of a normalised term. */
    private const RANGE_END = "\x7F";

    /** A word with more terms than this matches some of any few people. */
    private const COMMON = 50_000;

    /** A prefix of more terms than this is not also searched at the end of numbers. */
    private const MANY = 2_000;

    /** Marks an alternative of a word that is a whole term. */
    public const WHOLE = '=';

    /** The length of the stored suffix, by the number of digits given. */
    private const KEPT_ENDS = [5 => 6, 7 => 9, 8 => 9];

    /** People with one number or former PIN. */
    private const MOST_OWNERS = 500;

    /**
     * The words for `rows`, with the stored suffixes of numbers that end in the same digits. The last 4, 6 and 9 digits of a
     * number are terms; the last 5, 7 and 8 are searched with every possible digit before them.
     *
     * @param  string  $subjectType  the morph name
     * @param  list<string>  $words
     * @return ($words is non-empty-list ? non-empty-list<string> : list<string>)
     */
    public function withEnds(string $subjectType, array $words, bool $seesContacts): array
    {
        return array_map(
            fn (string $word): string => $seesContacts && ctype_digit($word) && isset(self::KEPT_ENDS[strlen($word)])
                ? implode(' ', [
                    $word,
                    ...array_map(
                        static fn (string $end): string => self::WHOLE.$end,
                        $this->ends($subjectType, $word, self::KEPT_ENDS[strlen($word)]),
                    ),
                ])
                : $word,
            $words,
        );
    }

    /** @return list<string> */
    private function ends(string $subjectType, string $digits, int $length): array
    {
        $terms = static fn (): Builder => DB::table('search_terms')->where('search_terms.subject_type', $subjectType);
        if ($this->begin($terms(), 'search_terms.term', $digits)->offset(self::MANY)->limit(1)->exists()) {
            return [];
        }
        $missing = $length - strlen($digits);
        $ends = array_map(
            static fn (int $before): string => str_pad((string) $before, $missing, '0', STR_PAD_LEFT).$digits,
            range(0, $missing === 1 ? 9 : 99),
        );

        return array_values(
            array_map(
                strval(...),
                $terms()
                    ->whereIn('search_terms.term', $ends)
                    ->distinct()
                    ->orderBy('search_terms.term')
                    ->pluck('search_terms.term')
                    ->all(),
            ),
        );
    }

    /**
     * @param  string  $subjectType  the morph name
     * @param  string  $word  a prefix, and further alternatives separated by spaces: prefixes and whole terms
     */
    public function rows(string $alias, string $subjectType, string $word, bool $seesContacts): Builder
    {
        return $this->matching("{$alias}.term", $alias, $subjectType, $word, $seesContacts);
    }

    /**
     * The same for a query about one person, whose few terms are all read. PostgreSQL assumes that every prefix is rare and would read
     * its whole range for each person, so it gets no range. SQLite would read the ranges of all alternatives.
     */
    public function rowsOfPerson(string $alias, string $subjectType, string $word, bool $seesContacts): Builder
    {
        $driver = DB::getDriverName();
        $term = $driver === 'pgsql' || ($driver === 'sqlite' && str_contains($word, ' ')) ? DB::raw("{$alias}.term || ''") : "{$alias}.term";

        return $this->matching($term, $alias, $subjectType, $word, $seesContacts);
    }

    private function matching(Expression|string $term, string $alias, string $subjectType, string $word, bool $seesContacts): Builder
    {
        $terms = DB::table('search_terms', $alias)->where("{$alias}.subject_type", $subjectType);

        return match (true) {
            $seesContacts => $this->begin($terms, $term, $word),
            // Parts of an address begin with @.
            str_starts_with($word, '@') => $terms->whereRaw('1 = 0'),
            str_contains($word, '@') => $terms->where($term, $word),
            ctype_digit($word) && $subjectType === 'client' => DB::query()->fromSub($this->pins($word, isWhole: false), $alias),
            // Digits of a bank line can be a reference or a PIN too.
            ctype_digit($word) && $subjectType === 'bank_line' => match (true) {
                WholeContact::number($word) !== null => $terms->whereIn($term, [$word, WholeContact::number($word)]),
                WholeContact::isPart($word) => $terms->whereRaw('1 = 0'),
                default => $this->begin($terms, $term, $word),
            },
            ctype_digit($word) => $terms->where($term, WholeContact::number($word) ?? ''),
            // Only email addresses contain these characters.
            strpbrk($word, '._+') !== false => $terms->whereRaw('1 = 0'),
            default => $this->begin($terms, $term, $word)->where($term, 'not like', '%@%'),
        };
    }

    /**
     * Restricts a query to the matches of all words. A query over clients compares the PIN directly.
     *
     * @param  list<string>  $words  as `rows` takes them
     */
    public function narrow(Builder $query, string $idColumn, string $subjectType, array $words, bool $seesContacts): void
    {
        // PostgreSQL compares the ids of one set within another before it reads a record, and collects the inner one once, because its condition
        // is part of an expression. The others do this with sets side by side.
        $isNested = DB::getDriverName() === 'pgsql';
        $set = null;
        foreach ($words as $number => $word) {
            $alias = "words{$number}";
            $rows = $this->rows($alias, $subjectType, $word, $seesContacts);
            if (! $seesContacts && $idColumn === 'clients.id' && ctype_digit($word)) {
                $this->owned($query, $word, isWhole: false);
            } elseif ($this->isVeryCommon($subjectType, $word, $seesContacts)) {
                // Avoids collecting everyone under a letter for a single page.
                $query->whereExists($rows->selectRaw('1')->whereColumn("{$alias}.subject_id", $idColumn));
            } elseif ($isNested) {
                $set = $rows
                    ->select("{$alias}.subject_id")
                    ->when(
                        $set,
                        static fn (Builder $both, Builder $inner): Builder => $both->whereRaw(
                            "({$alias}.subject_id in ({$inner->toSql()})) is true",
                            $inner->getBindings(),
                        ),
                    );
            } else {
                $query->whereIn($idColumn, $rows->select("{$alias}.subject_id"));
            }
        }
        if ($set !== null) {
            $query->whereIn($idColumn, $set);
        }
    }

    /** Whether some of any few people match. */
    public function isVeryCommon(string $subjectType, string $word, bool $seesContacts): bool
    {
        // The index has this column, so no row is read.
        return $this->rows('words', $subjectType, $word, $seesContacts)->select('words.subject_id')->offset(self::COMMON)->limit(1)->exists();
    }

    /**
     * Exact matches only, for a query about one person. PostgreSQL assumes that few people have a term and would start from it: from
     * 10,600 people for "der".
     */
    public function wholeOfPerson(string $alias, string $subjectType, string $word, bool $seesContacts): Builder
    {
        if (! $seesContacts && ctype_digit($word) && $subjectType === 'client') {
            return DB::query()->fromSub($this->pins($word, isWhole: true), $alias);
        }
        $term = match (true) {
            $seesContacts => $word,
            ctype_digit($word) => WholeContact::number($word) ?? '',
            // A part of an email address.
            str_starts_with($word, '@') => '',
            default => $word,
        };

        return DB::table('search_terms', $alias)->where("{$alias}.subject_type", $subjectType)
            ->where(DB::getDriverName() === 'pgsql' ? DB::raw("{$alias}.term || ''") : "{$alias}.term", $term);
    }

    /**
     * Terms with one of the word's alternatives: prefixes and, after an equals sign, whole terms. Terms are ASCII, so a range
     * ends before the byte 7F.
     */
    private function begin(Builder $terms, string|Expression $term, string $word): Builder
    {
        $alternatives = explode(' ', $word);
        $whole = array_values(array_filter($alternatives, static fn (string $one): bool => $one[0] === self::WHOLE));
        $range = static fn (Builder $any, string $prefix): Builder => $any->where($term, '>=', $prefix)->where($term, '<', $prefix.self::RANGE_END);

        return match (true) {
            count($alternatives) > 1 => $terms->where(static function (Builder $any) use ($alternatives, $whole, $term, $range): void {
                foreach (array_diff($alternatives, $whole) as $prefix) {
                    $any->orWhere(static fn (Builder $one): Builder => $range($one, $prefix));
                }
                $any->orWhereIn($term, array_map(static fn (string $one): string => substr($one, 1), $whole));
            }),
            $whole !== [] => $terms->where($term, substr($word, 1)),
            default => $range($terms, $word),
        };
    }

    private function pins(string $digits, bool $isWhole): Builder
    {
        return $this->owned(DB::table('clients'), $digits, $isWhole)
            ->select('clients.id as subject_id', 'clients.pin as term')
            ->whereNull('clients.deleted_at');
    }

    /** Clients whose PIN has this prefix, and those with the whole number or former PIN. */
    private function owned(Builder $clients, string $digits, bool $isWhole): Builder
    {
        $owners = $this->owners($digits);

        return $clients->where(function (Builder $any) use ($digits, $isWhole, $owners): void {
            $isWhole ? $any->where('clients.pin', $digits) : $any->where(static fn (Builder $pins): Builder => self::pinsBeginning($pins, $digits));
            if ($owners !== []) {
                $any->orWhereIn('clients.id', $owners);
            }
        });
    }

    /** @param  Builder  $pins  a query over `clients` */
    public static function pinsBeginning(Builder $pins, string $digits): Builder
    {
        $next = self::next($digits);

        return $pins->where('clients.pin', '>=', $digits)->where('clients.pin', 'like', "{$digits}%")
            ->when($next !== null, static fn (Builder $range): Builder => $range->where('clients.pin', '<', $next));
    }

    /** @return list<int> usually empty, so that the PIN range stays in index order */
    private function owners(string $digits): array
    {
        $number = WholeContact::number($digits);

        return [
            ...self::formerOwners($digits),
            ...$number === null ? [] : array_map(intval(...), array_values(self::ofTerm($number)->pluck('subject_id')->all())),
        ];
    }

    /** @return list<int> the surviving clients of merged records with this PIN */
    public static function formerOwners(string $digits): array
    {
        return array_map(intval(...), array_values(self::ofTerm($digits)->join('clients', 'clients.id', '=', 'search_terms.subject_id')
            ->whereNotNull('clients.former_pins')->get(['clients.id', 'clients.former_pins'])
            ->filter(static fn (object $client): bool => in_array($digits, explode(' ', (string) $client->former_pins), true))->pluck('id')->all()));
    }

    private static function ofTerm(string $term): Builder
    {
        return DB::table('search_terms')->where('search_terms.subject_type', 'client')->where('search_terms.term', $term)->limit(self::MOST_OWNERS);
    }

    /** The prefix after this one in any collation: 403 after 402; null after 99. */
    private static function next(string $digits): ?string
    {
        $kept = rtrim($digits, '9');

        return $kept === '' ? null : substr($kept, 0, -1).((int) substr($kept, -1) + 1);
    }
}
