<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use Illuminate\Support\Facades\DB;
use stdClass;

/** Reads the clients that CandidateFinder named; those that are gone are left out. */
final readonly class CandidateReader
{
    /**
     * @param  list<int>  $ids
     * @return list<Candidate> in the order of their ids
     */
    public function of(array $ids, PayerLine $line): array
    {
        if ($ids === []) {
            return [];
        }
        $owners = $line->fingerprints === [] ? [] : DB::table('bank_accounts')->whereIn('fingerprint', $line->fingerprints)->whereIntegerInRaw('client_id', $ids)->pluck('client_id')->all();
        $rows = DB::table('clients')->join('companies', 'companies.id', '=', 'clients.company_id')
            ->whereIntegerInRaw('clients.id', $ids)->whereNull('clients.deleted_at')->orderBy('clients.id')
            ->get([
                'clients.id', 'clients.first_name', 'clients.last_name', 'clients.preferred_name', 'clients.pin', 'clients.former_pins', 'clients.email', 'clients.mobile_e164',
                'clients.status', 'clients.is_barred', 'clients.betstop_state', 'companies.name as company_name', 'companies.color as company_color',
            ]);

        return array_values($rows->map(static fn (stdClass $row): Candidate => Candidate::of($row, in_array((int) $row->id, array_map(intval(...), $owners), true)))->all());
    }
}
