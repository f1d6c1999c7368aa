<?php

declare(strict_types=1);

namespace App\Services\Search;

use App\Models\SearchTerm;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * The prefix index over `search_terms`.
 *
 * A word is a range of the index (subject_type, term, subject_id), compared byte for byte; several words are the
 * intersection of their ranges, read from the rarest one.
 */
final readonly class SearchIndex
{
    /** Words with more terms than this are all "common": counting them on would cost more than it saves. */
    private const RARITY_CAP = 2_000;

    /** Of very common words (a single letter beside another) no more terms than this are looked through. */
    private const SCAN_CAP = 20_000;

    /** Above every byte of a folded term. */
    private const RANGE_END = "\x7F";

    private const WRITE_BATCH = 2_000;

    /**
     * Ids of the subjects that every word of the text finds, in the order of the terms: the exact word first.
     *
     * @param  string  $subjectType  the morph name
     * @return list<int> at most `limit`
     */
    public function find(string $subjectType, SearchText $text, int $limit): array
    {
        if ($text->prefixes === []) {
            return [];
        }

        $prefixes = $this->rarestFirst($subjectType, $text->prefixes);
        $first = $this->range('t', $subjectType, $prefixes[0])->orderBy('t.term')->orderBy('t.subject_id');

        if (count($prefixes) > 1) {
            $first = DB::query()->fromSub($first->select('t.subject_id', 't.term')->limit(self::SCAN_CAP), 't')
                ->orderBy('t.term')->orderBy('t.subject_id');
        }

        foreach (array_slice($prefixes, 1) as $index => $prefix) {
            $first->whereExists($this->range("w{$index}", $subjectType, $prefix)->whereColumn("w{$index}.subject_id", 't.subject_id'));
        }

        return $this->firstIds($first, $limit);
    }

    /** Narrows a query to the subjects that the text finds; a text without words finds none. */
    public function constrain(Builder $query, string $idColumn, string $subjectType, SearchText $text): void
    {
        if ($text->isEmpty()) {
            $query->whereRaw('1 = 0');
        }

        foreach ($text->prefixes as $index => $prefix) {
            $query->whereIn($idColumn, $this->range("w{$index}", $subjectType, $prefix)->select("w{$index}.subject_id"));
        }
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
     * Writes the terms of a batch anew, in one transaction.
     *
     * @param  iterable<Model&SearchSubject>  $subjects  with rising ids: all that is indexed between the first and the last goes
     */
    public function replaceBatch(string $subjectType, int $firstId, int $lastId, iterable $subjects): void
    {
        DB::transaction(function () use ($subjectType, $firstId, $lastId, $subjects): void {
            SearchTerm::query()->where('subject_type', $subjectType)->whereBetween('subject_id', [$firstId, $lastId])->delete();

            $rows = [];
            foreach ($subjects as $subject) {
                array_push($rows, ...$this->rows($subjectType, (int) $subject->getKey(), $subject->searchTerms()->all()));
            }
            foreach (array_chunk($rows, self::WRITE_BATCH) as $batch) {
                DB::table('search_terms')->insert($batch);
            }
        });
    }

    /** @return Builder the terms that begin with the prefix; a term is ASCII, so the range ends before the byte 7F */
    private function range(string $alias, string $subjectType, string $prefix): Builder
    {
        return DB::table('search_terms', $alias)
            ->where("{$alias}.subject_type", $subjectType)
            ->where("{$alias}.term", '>=', $prefix)
            ->where("{$alias}.term", '<', $prefix.self::RANGE_END);
    }

    /**
     * @param  non-empty-list<string>  $prefixes  longest first, which decides between equally common ones
     * @return non-empty-list<string>
     */
    private function rarestFirst(string $subjectType, array $prefixes): array
    {
        if (count($prefixes) < 2) {
            return $prefixes;
        }

        $counts = null;
        foreach ($prefixes as $index => $prefix) {
            $terms = $this->range('t', $subjectType, $prefix)->select('t.subject_id')->limit(self::RARITY_CAP);
            $count = DB::query()->fromSub($terms, 'terms')->selectRaw("{$index} as word, count(*) as terms");
            $counts = $counts?->unionAll($count) ?? $count;
        }
        $found = $counts->pluck('terms', 'word');

        $words = array_keys($prefixes);
        usort($words, static fn (int $a, int $b): int => $found[$a] <=> $found[$b] ?: $a <=> $b);

        return array_map(static fn (int $word): string => $prefixes[$word], $words);
    }

    /**
     * A subject can be met once for each of its terms in the range, so rows are read on until there are enough of them.
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
