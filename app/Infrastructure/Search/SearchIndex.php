<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Models\SearchTerm;
use App\Support\BulkSql;
use App\Support\SearchSubject;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/**
 * The prefix index over `search_terms`.
 *
 * A word is a range of the index (subject_type, term, subject_id), compared byte for byte; several words are the
 * intersection of their ranges, read from the rarest one.
 */
final readonly class SearchIndex
{
    /** Counting stops here: words with more terms are all treated as common. */
    private const RARITY_CAP = 2_000;

    /** The terms of the rarest word are compared with the other words in batches: most searches end in the first. */
    private const STRETCHES = [100, 400, 1_500, 6_000, 12_000];

    /** From this many terms on, the matches of the other word are collected once, unless it is very common. */
    private const MANY = 6_000;

    private const WRITE_BATCH = 2_000;

    public function __construct(private TermRange $terms, private SpellingVariants $spellings) {}

    /**
     * Ids of the subjects that match every word as it is typed, in the order of the terms: exact matches first.
     *
     * @param  string  $subjectType  the morph name
     * @return list<int> up to `limit`
     */
    public function find(string $subjectType, SearchText $text, int $limit): array
    {
        return $this->asTyped($subjectType, $text, $limit, null)->ids;
    }

    /**
     * Like `find`, and whether the search was complete. When there are too few, people whose name is also spelt that way come
     * after them. When there are none, people whose name is one typo away.
     *
     * @param  string  $subjectType  the morph name
     * @param  list<int>|null  $among  only these
     */
    public function look(string $subjectType, SearchText $text, int $limit, ?array $among = null): Found
    {
        $found = $this->asTyped($subjectType, $text, $limit, $among);
        $words = count($found->ids) < $limit && $found->isWhole ? $this->spellings->equivalents($subjectType, $text) : null;
        if ($words !== null) {
            $more = $this->ofWords($subjectType, $words, $text->seesContacts, $limit, $among);
            $found = new Found(array_slice(array_values(array_unique([...$found->ids, ...$more->ids])), 0, $limit), $more->isWhole);
        }
        $words = $found->ids === [] && $found->isWhole ? $this->spellings->withTypos($subjectType, $words ?? $text->prefixes) : null;

        return $words === null ? $found : $this->ofWords($subjectType, $words, $text->seesContacts, $limit, $among);
    }

    /**
     * Restricts a query to the subjects that match the text, or, when there are none, another spelling of it. A text without
     * words matches none.
     */
    public function constrain(Builder $query, string $idColumn, string $subjectType, SearchText $text): void
    {
        if ($text->isEmpty()) {
            $query->whereRaw('1 = 0');
        }

        $read = $text->joined !== null && $this->find($subjectType, $text->joined, 1) !== [] ? $text->joined : $text;
        $words = $this->terms->withEnds($subjectType, $read->prefixes, $read->seesContacts);
        if ($words !== [] && $this->ofWords($subjectType, $words, $text->seesContacts, 1)->ids === []) {
            $words = $this->otherSpelling($subjectType, $read) ?? $words;
        }
        $this->terms->narrow($query, $idColumn, $subjectType, $words, $text->seesContacts);
    }

    /** @return list<string>|null the first reading that finds a record */
    private function otherSpelling(string $subjectType, SearchText $text): ?array
    {
        $words = $this->spellings->equivalents($subjectType, $text);

        return $words !== null && $this->ofWords($subjectType, $words, $text->seesContacts, 1)->ids !== [] ? $words
            : $this->spellings->withTypos($subjectType, $words ?? $text->prefixes);
    }

    /** @param  list<int>|null  $among  only these */
    private function asTyped(string $subjectType, SearchText $text, int $limit, ?array $among): Found
    {
        if ($text->prefixes === []) {
            return new Found([]);
        }
        // The more likely reading is used when it has results.
        $found = $text->joined === null ? new Found([]) : $this->asTyped($subjectType, $text->joined, $limit, $among);

        return $found->ids !== [] ? $found
            : $this->ofWords($subjectType, $this->terms->withEnds($subjectType, $text->prefixes, $text->seesContacts), $text->seesContacts, $limit, $among);
    }

    /**
     * @param  non-empty-list<string>  $words  as TermRange takes them
     * @param  list<int>|null  $among  only these
     */
    private function ofWords(string $subjectType, array $words, bool $seesContacts, int $limit, ?array $among = null): Found
    {
        $words = $this->rarestFirst($subjectType, $words, $seesContacts);
        $first = fn (string $word): Builder => $this->terms->rows('t', $subjectType, $word, $seesContacts)->orderBy('t.term')->orderBy('t.subject_id')
            ->when($among !== null, static fn (Builder $some): Builder => $some->whereIntegerInRaw('t.subject_id', $among ?? []));
        $others = array_slice($words, 1);
        $ids = [];
        $isWhole = true;
        // One index range at a time, in its order: all alternatives at once would be collected and sorted first.
        foreach (explode(' ', $words[0]) as $alternative) {
            if (count($ids) < $limit) {
                $found = $others === []
                    ? new Found($this->firstIds($first($alternative), $limit))
                    : $this->firstOfAll($first($alternative), $subjectType, $others, $seesContacts, $limit);
                $ids = array_values(array_unique([...$ids, ...$found->ids]));
                $isWhole = $isWhole && $found->isWhole;
            }
        }

        return new Found(array_slice($ids, 0, $limit), $isWhole || count($ids) >= $limit);
    }

    public function put(Model&SearchSubject $subject): void
    {
        $type = $subject->getMorphClass();
        $id = (int) $subject->getKey();
        $terms = $subject->searchTerms()->all();

        SearchTerm::query()->where('subject_type', $type)->where('subject_id', $id)->whereNotIn('term', $terms)->delete();
        SearchTerm::query()->insertOrIgnore($this->rows($type, $id, $terms));
    }

    public function remove(Model&SearchSubject $subject): void
    {
        SearchTerm::query()->where('subject_type', $subject->getMorphClass())->where('subject_id', $subject->getKey())->delete();
    }

    /**
     * Writes the terms of many subjects that were saved without Eloquent, in the caller's transaction.
     *
     * @param  array<int, list<string>>  $termsById  an empty list removes the subject from the index
     * @param  bool  $isNew  whether none of them is indexed yet
     */
    public function putMany(string $subjectType, array $termsById, bool $isNew = false): void
    {
        foreach ($isNew ? [] : array_chunk(array_keys($termsById), self::WRITE_BATCH) as $ids) {
            SearchTerm::query()->where('subject_type', $subjectType)->whereIn('subject_id', $ids)->delete();
        }

        $rows = [];
        foreach ($termsById as $id => $terms) {
            foreach ($terms as $term) {
                $rows["{$term} {$id}"] = ['subject_type' => $subjectType, 'subject_id' => $id, 'term' => $term];
            }
        }
        // In index order, so that its pages are written sequentially.
        ksort($rows, SORT_STRING);
        BulkSql::insert('search_terms', array_values($rows));
    }

    /**
     * Rewrites the terms of a batch in one transaction.
     *
     * @param  iterable<Model&SearchSubject>  $subjects  in ascending order of id; old terms between the first and last id are deleted
     */
    public function replaceBatch(string $subjectType, int $firstId, int $lastId, iterable $subjects): void
    {
        DB::transaction(function () use ($subjectType, $firstId, $lastId, $subjects): void {
            SearchTerm::query()->where('subject_type', $subjectType)->whereBetween('subject_id', [$firstId, $lastId])->delete();

            $terms = [];
            foreach ($subjects as $subject) {
                $terms[(int) $subject->getKey()] = $subject->searchTerms()->all();
            }
            $this->putMany($subjectType, $terms, isNew: true);
        });
    }

    /**
     * Among equally common words the longest comes first.
     *
     * @param  non-empty-list<string>  $prefixes  of the text
     * @return non-empty-list<string>
     */
    private function rarestFirst(string $subjectType, array $prefixes, bool $seesContacts): array
    {
        if (count($prefixes) < 2) {
            return $prefixes;
        }

        $counts = null;
        foreach ($prefixes as $index => $prefix) {
            // One index range each: SQLite reads all terms for several.
            foreach (explode(' ', $prefix) as $alternative) {
                $terms = $this->terms->rows('t', $subjectType, $alternative, $seesContacts)->select('t.subject_id')->limit(self::RARITY_CAP);
                $count = DB::query()->fromSub($terms, 'terms')->selectRaw("{$index} as word, count(*) as terms");
                $counts = $counts?->unionAll($count) ?? $count;
            }
        }
        $found = $counts->get()->groupBy('word')->map(static fn (Collection $alternatives): int => (int) $alternatives->sum('terms'));

        $words = array_keys($prefixes);
        usort($words, static fn (int $a, int $b): int => $found[$a] <=> $found[$b] ?: $a <=> $b);

        return array_map(static fn (int $word): string => $prefixes[$word], $words);
    }

    /**
     * A subject may appear once per matching term, so rows are read until there are enough subjects.
     *
     * @return list<int>
     */
    private function firstIds(Builder $query, int $limit): array
    {
        $ids = [];

        for ($offset = 0, $batch = 2 * $limit; count($ids) < $limit; $offset += $batch) {
            $rows = (clone $query)->select('t.subject_id')->offset($offset)->limit($batch)->pluck('subject_id')->all();
            foreach ($rows as $id) {
                $ids[(int) $id] = (int) $id;
            }
            if (count($rows) < $batch) {
                break;
            }
        }

        return array_slice(array_values($ids), 0, $limit);
    }

    /**
     * Subjects of the first word that also match the others, in batches: in one query the database would compare every term of
     * a common word before it returned the first row. For very common words (two single letters) the search stops early.
     *
     * @param  Builder  $first  the terms of the rarest word, in order
     * @param  list<string>  $others
     */
    private function firstOfAll(Builder $first, string $subjectType, array $others, bool $seesContacts, int $limit): Found
    {
        $ids = [];
        $offset = 0;

        foreach (self::STRETCHES as $length) {
            $stretch = (clone $first)->select('t.subject_id', 't.term')->offset($offset)->limit($length);
            $all = DB::query()->fromSub($stretch, 't')->orderBy('t.term')->orderBy('t.subject_id');
            foreach ($others as $index => $word) {
                match (true) {
                    $length < self::MANY, str_contains($word, ' ') => $all->whereExists(
                        $this->terms->rowsOfPerson("w{$index}", $subjectType, $word, $seesContacts)->selectRaw('1')->whereColumn("w{$index}.subject_id", 't.subject_id'),
                    ),
                    DB::getDriverName() === 'pgsql' => $this->inSet($all, $index, $subjectType, $word, $seesContacts),
                    default => $this->terms->narrow($all, 't.subject_id', $subjectType, [$word], $seesContacts),
                };
            }
            foreach ($all->pluck('t.subject_id')->all() as $id) {
                $ids[(int) $id] = (int) $id;
            }
            $offset += $length;
            if (count($ids) >= $limit) {
                break;
            }
        }
        $isWhole = count($ids) >= $limit || ! (clone $first)->select('t.subject_id')->offset($offset)->limit(1)->exists();

        return new Found(array_slice(array_values($ids), 0, $limit), $isWhole);
    }

    /** PostgreSQL collects the matches once when their condition is part of an expression, and otherwise reads them for each person. */
    private function inSet(Builder $all, int $index, string $subjectType, string $word, bool $seesContacts): void
    {
        if ($this->terms->isVeryCommon($subjectType, $word, $seesContacts)) {
            $all->whereExists($this->terms->rowsOfPerson("w{$index}", $subjectType, $word, $seesContacts)->selectRaw('1')->whereColumn("w{$index}.subject_id", 't.subject_id'));

            return;
        }
        $matches = $this->terms->rows("w{$index}", $subjectType, $word, $seesContacts)->select("w{$index}.subject_id");
        $all->whereRaw("(t.subject_id in ({$matches->toSql()})) is true", $matches->getBindings());
    }

    /**
     * @param  list<string>  $terms
     * @return list<array{subject_type: string, subject_id: int, term: string}>
     */
    private function rows(string $subjectType, int $id, array $terms): array
    {
        return array_map(
            static fn (string $term): array => ['subject_type' => $subjectType, 'subject_id' => $id, 'term' => $term],
            $terms,
        );
    }
}
