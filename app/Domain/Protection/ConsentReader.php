<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\GatePurpose;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Support\PhoneNumber;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The consents of people to marketing. */
final readonly class ConsentReader
{
    /**
     * The client's own consents. Otherwise a refusal by the lead or DB client that became the client counts: an account says more than their
     * other consents.
     *
     * @param  list<int>  $ids
     * @return array<int, array<string, ConsentBasis>> the latest by id and channel
     */
    public static function ofClients(array $ids, GatePurpose $purpose): array
    {
        if ($ids === []) {
            return [];
        }
        $columns = ['consents.channel', 'consents.basis'];
        $latest = [];
        foreach (
            DB::table('consents')
                ->join('leads', 'leads.id', '=', 'consents.person_id')
                ->where('consents.person_type', 'lead')
                ->whereIntegerInRaw('leads.client_id', $ids)
                ->where('consents.basis', ConsentBasis::None->value)
                ->get([...$columns, 'leads.client_id as id']) as $row
        ) {
            $latest[(int) $row->id][$row->channel] = ConsentBasis::None;
        }
        // The consent of a DB client is to calls.
        foreach ($purpose === GatePurpose::Call ? self::refusedCalls($ids) : [] as $id) {
            $latest[$id][ConsentChannel::Phone->value] = ConsentBasis::None;
        }
        foreach (
            DB::table('consents')
                ->where('person_type', 'client')
                ->whereIntegerInRaw('person_id', $ids)
                ->orderBy('id')
                ->get([...$columns, 'person_id as id']) as $row
        ) {
            $latest[(int) $row->id][$row->channel] = ConsentBasis::from($row->basis);
        }

        return $latest;
    }

    /**
     * To a call of one number. The consent of a DB client is recorded with each number, a refusal also with the person. A refusal holds for
     * the lead they became.
     */
    public static function toCall(Lead|DbClient $person, string $number): ?ConsentBasis
    {
        return match (true) {
            $person instanceof DbClient => $person->consent_basis === ConsentBasis::None ? ConsentBasis::None : self::ofNumber($person, $number),
            DbClient::query()->where('lead_id', $person->id)->get()
                ->contains(static fn (DbClient $dbClient): bool => self::toCall($dbClient, $number) === ConsentBasis::None) => ConsentBasis::None,
            // A refusal stays, also the refusal of a lead who was merged into this one.
            default => Consent::query()->where('person_type', 'lead')->where('person_id', $person->id)->where('channel', ConsentChannel::Phone)
                ->orderByRaw('case when basis = ? then 0 else 1 end', [ConsentBasis::None->value])->latest('id')->first()?->basis,
        };
    }

    /** A refusal counts for the number in any spelling: the undo of a clean-up brings other spellings back. */
    private static function ofNumber(DbClient $dbClient, string $number): ?ConsentBasis
    {
        $e164 = PhoneNumber::toE164($number);
        $same = $dbClient
            ->phoneNumbers()
            ->get()
            ->filter(
                static fn (DbPhoneNumber $one): bool => $one->e164 === $number
                    || ($e164 !== null && PhoneNumber::toE164($one->e164) === $e164),
            );

        return $same->contains('consent_basis', ConsentBasis::None) ? ConsentBasis::None : $same->firstWhere('e164', $number)?->consent_basis;
    }

    /**
     * Refusals are picked here, because SQLite would look through those of all DB clients.
     *
     * @param  list<int>  $ids
     * @return list<int> the clients who refused calls, or calls of their number, as a DB client
     */
    private static function refusedCalls(array $ids): array
    {
        $dbClients = DB::table('db_clients')->whereNull('db_clients.deleted_at');
        $basesOf = static fn (Builder $rows, string $clientId): Builder => $rows
            ->whereIntegerInRaw($clientId, $ids)
            ->join('clients', 'clients.id', '=', $clientId)
            ->leftJoin('db_phone_numbers', static fn (JoinClause $same): JoinClause => $same
                ->on('db_phone_numbers.db_client_id', '=', 'db_clients.id')
                ->on('db_phone_numbers.e164', '=', 'clients.mobile_e164'))
            ->select(["{$clientId} as client_id", 'db_clients.consent_basis', 'db_phone_numbers.consent_basis as basis_of_number']);
        $linked = $basesOf($dbClients->clone(), 'db_clients.client_id')
            ->union($basesOf($dbClients->join('leads', 'leads.id', '=', 'db_clients.lead_id'), 'leads.client_id'));

        return array_values(
            $linked
                ->get()
                ->filter(static fn (stdClass $row): bool => in_array(ConsentBasis::None->value, [$row->consent_basis, $row->basis_of_number], true))
                ->pluck('client_id')
                ->map(static fn (mixed $id): int => (int) $id)
                ->all(),
        );
    }
}
