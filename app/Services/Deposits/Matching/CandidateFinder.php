<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use App\Enums\DepositStatus;
use App\Services\Search\SearchIndex;
use App\Services\Search\SearchText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Which clients are worth looking at for a payment: everybody whom an index finds by something that the line tells. */
final readonly class CandidateFinder
{
    /** Of each way of looking. */
    private const CAP = 60;

    /** Letters of a name that is perhaps misspelt further on. */
    private const BEGINNING = 3;

    public function __construct(private SearchIndex $index) {}

    /**
     * @param  list<int>  $known  clients of a known payer
     * @return list<int> ids of clients, at most some two hundred; some may be gone
     */
    public function ids(PayerLine $line, array $known): array
    {
        return array_values(array_unique([
            ...($line->supposedClientId === null ? [] : [$line->supposedClientId]),
            ...$known,
            ...$this->byWhatIsWritten($line),
            ...$this->byName($line),
        ]));
    }

    /** @return list<int> by PIN, PayID and end-to-end id, in one query */
    private function byWhatIsWritten(PayerLine $line): array
    {
        $queries = [];
        if ($line->references !== []) {
            $queries[] = DB::table('clients')->whereIn('pin', $line->references)->select('id');
            $queries[] = DB::table('clients')->whereIn('pin', NearPins::of($line->references[0]))->select('id');
            // Also the PINs of records that were merged into one; the scorer looks whether they are.
            $queries[] = DB::table('search_terms')->where('subject_type', 'client')->whereIn('term', array_values(array_filter($line->references, static fn (string $digits): bool => strlen($digits) > 4)))->select('subject_id as id');
        }
        if ($line->payIds !== []) {
            $queries[] = DB::table('clients')->whereIn('mobile_e164', $line->payIds)->select('id');
            $queries[] = DB::table('search_terms')->where('subject_type', 'client')->whereIn('term', $line->payIds)->select('subject_id as id');
            $queries[] = DB::table('bank_accounts')->whereIn('fingerprint', $line->fingerprints)->select('client_id as id');
        }
        if ($line->endToEndId !== null && $line->endToEndId !== '') {
            $queries[] = self::sameEndToEnd($line)->select('deposits.client_id as id');
        }

        $all = null;
        foreach ($queries as $at => $query) {
            $part = DB::query()->fromSub($query->limit(self::CAP), "way{$at}")->select('id');
            $all = $all === null ? $part : $all->unionAll($part);
        }

        return $all === null ? [] : array_map(intval(...), array_values($all->pluck('id')->all()));
    }

    /** Approved deposits whose line has the same end-to-end id. */
    public static function sameEndToEnd(PayerLine $line): Builder
    {
        return DB::table('bank_lines')->where('bank_lines.end_to_end_id', $line->endToEndId)->where('bank_lines.id', '<>', $line->bankLineId)
            ->join('deposits', 'deposits.bank_line_id', '=', 'bank_lines.id')
            ->where('deposits.status', DepositStatus::Approved)->whereNotNull('deposits.client_id');
    }

    /** @return list<int> */
    private function byName(PayerLine $line): array
    {
        if (count($line->words) < 2) {
            return [];
        }
        if (! $line->isNamed) {
            return $this->byPairs($line->words);
        }
        $first = $line->words[0];
        $last = $line->words[count($line->words) - 1];
        if (strlen($last) === 1) {
            [$first, $last] = [$last, $first];
        }

        // Whoever has all of the names is better than anybody who nearly has them.
        $ids = $this->find(implode(' ', $line->words));
        if ($ids !== []) {
            return $ids;
        }
        // A middle name that we do not have, a first name cut short or misspelt, and the same of the surname.
        $texts = ["{$first} {$last}", self::beginning($first)." {$last}", "{$first} ".self::beginning($last), substr($first, 0, 1)." {$last}"];
        foreach (array_diff(array_unique($texts), [implode(' ', $line->words)]) as $text) {
            array_push($ids, ...$this->find($text));
        }

        return $ids;
    }

    /** A name may be wrong in its last letter, too. */
    private static function beginning(string $name): string
    {
        return substr($name, 0, max(1, min(self::BEGINNING, strlen($name) - 1)));
    }

    /**
     * @param  list<string>  $words
     * @return list<int> whoever has two neighbouring words of a text as names
     */
    private function byPairs(array $words): array
    {
        $ids = [];
        for ($at = 1; $at < count($words); $at++) {
            array_push($ids, ...$this->find("{$words[$at - 1]} {$words[$at]}"));
        }

        return $ids;
    }

    /** @return list<int> */
    private function find(string $text): array
    {
        return $this->index->find('client', SearchText::parse($text), self::CAP);
    }
}
