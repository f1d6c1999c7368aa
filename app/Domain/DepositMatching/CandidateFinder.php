<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Domain\People\CandidateBlocks;
use App\Enums\DepositStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Finds the clients that could own a payment through indexes. */
final readonly class CandidateFinder
{
    /** Clients from each lookup. */
    private const CAP = 60;

    /** Letters of a name that could be misspelled after them. */
    private const BEGINNING = 3;

    public function __construct(private SearchIndex $index) {}

    /**
     * @param  list<int>  $known  clients of a known payer
     * @return list<Candidate> at most some two hundred, by id, without deleted clients
     */
    public function find(PayerLine $line, array $known): array
    {
        return $this->read(array_values(array_unique([
            ...($line->supposedClientId === null ? [] : [$line->supposedClientId]),
            ...$known,
            ...$this->byReference($line),
            ...$this->byName($line),
        ])), $line);
    }

    /**
     * @param  list<int>  $ids
     * @return list<Candidate> in the order of their ids
     */
    private function read(array $ids, PayerLine $line): array
    {
        if ($ids === []) {
            return [];
        }
        $owners = $line->fingerprints === []
            ? []
            : DB::table('bank_accounts')
                ->whereIn('fingerprint', $line->fingerprints)
                ->whereIntegerInRaw('client_id', $ids)
                ->pluck('client_id')
                ->all();
        $rows = DB::table('clients')
            ->join('companies', 'companies.id', '=', 'clients.company_id')
            ->whereIntegerInRaw('clients.id', $ids)
            ->whereNull('clients.deleted_at')
            ->orderBy('clients.id')
            ->get([
                'clients.id',
                'clients.first_name',
                'clients.last_name',
                'clients.preferred_name',
                'clients.pin',
                'clients.former_pins',
                'clients.email',
                'clients.mobile_e164',
                'clients.status',
                'clients.is_barred',
                'clients.betstop_state',
                'companies.name as company_name',
                'companies.color as company_color',
            ]);

        return array_values(
            $rows
                ->map(
                    static fn (stdClass $row): Candidate => Candidate::of(
                        $row,
                        in_array((int) $row->id, array_map(intval(...), $owners), true),
                    ),
                )
                ->all(),
        );
    }

    /** @return list<int> by PIN, PayID and end-to-end id, in one query */
    private function byReference(PayerLine $line): array
    {
        $queries = [];
        if ($line->references !== []) {
            $queries[] = DB::table('clients')->whereIn('pin', $line->references)->select('id');
            $queries[] = DB::table('clients')->whereIn('pin', NearPins::of($line->references[0]))->select('id');
            // Finds former PINs too; the scorer checks them.
            $queries[] = DB::table('search_terms')
                ->where('subject_type', 'client')
                ->whereIn(
                    'term',
                    array_values(array_filter($line->references, static fn (string $digits): bool => strlen($digits) > 4)),
                )
                ->select('subject_id as id');
        }
        if ($line->payIds !== []) {
            $queries[] = DB::table('clients')->whereIn('mobile_e164', $line->payIds)->select('id');
            $queries[] = DB::table('search_terms')->where('subject_type', 'client')->whereIn('term', $line->payIds)->select('subject_id as id');
            $queries[] = DB::table('bank_accounts')->whereIn('fingerprint', $line->fingerprints)->select('client_id as id');
        }
        if ($line->endToEndId !== null && $line->endToEndId !== '') {
            $queries[] = self::sameEndToEnd($line)->select('deposits.client_id as id');
        }

        return CandidateBlocks::read($queries, self::CAP);
    }

    /** Approved deposits with the same end-to-end id. */
    public static function sameEndToEnd(PayerLine $line): Builder
    {
        return DB::table('bank_lines')->where('bank_lines.end_to_end_id', $line->endToEndId)->where('bank_lines.id', '<>', $line->bankLineId)
            ->join('deposits', 'deposits.bank_line_id', '=', 'bank_lines.id')
            ->where('deposits.status', DepositStatus::Approved)->whereNotNull('deposits.client_id');
    }

    /** @return list<int> */
    private function byName(PayerLine $line): array
    {
        if (count($line->payer->words) < 2) {
            return [];
        }
        if (! $line->isNamed) {
            return $this->byPairs($line->payer->words);
        }
        $first = $line->payer->words[0];
        $last = $line->payer->words[count($line->payer->words) - 1];
        if (strlen($last) === 1) {
            [$first, $last] = [$last, $first];
        }

        // Clients with the full name are better than clients with a similar one.
        $ids = $this->search(implode(' ', $line->payer->words));
        if ($ids !== []) {
            return $ids;
        }
        // A middle name that the client record lacks, or a first name or surname that is cut off or misspelled.
        $texts = ["{$first} {$last}", self::beginning($first)." {$last}", "{$first} ".self::beginning($last), substr($first, 0, 1)." {$last}"];
        foreach (array_diff(array_unique($texts), [implode(' ', $line->payer->words)]) as $text) {
            array_push($ids, ...$this->search($text));
        }

        return $ids;
    }

    /** Leaves out the last letter of short names: it could be the typo. */
    private static function beginning(string $name): string
    {
        return substr($name, 0, max(1, min(self::BEGINNING, strlen($name) - 1)));
    }

    /**
     * @param  list<string>  $words
     * @return list<int> clients with two neighbouring words of a text as names
     */
    private function byPairs(array $words): array
    {
        $ids = [];
        for ($at = 1; $at < count($words); $at++) {
            array_push($ids, ...$this->search("{$words[$at - 1]} {$words[$at]}"));
        }

        return $ids;
    }

    /** @return list<int> */
    private function search(string $text): array
    {
        return $this->index->find('client', SearchText::parse($text), self::CAP);
    }
}
