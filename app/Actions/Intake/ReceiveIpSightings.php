<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Models\Client;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\Bulk\BulkOutcome;
use App\Services\Intake\Bulk\RefusedRow;
use App\Services\Intake\NewIpSighting;
use App\Services\Intake\SightingLog;
use Illuminate\Support\Facades\DB;

/** Takes sightings of addresses in: one row for each client, address and device, with how often and from when to when. */
final readonly class ReceiveIpSightings
{
    public function __construct(private SightingLog $log, private AuditTrail $audit) {}

    /** @param  array<int, NewIpSighting>  $sightings  by their place in the call; those of an unknown PIN are refused one by one */
    public function handle(array $sightings): BulkOutcome
    {
        return DB::transaction(function () use ($sightings): BulkOutcome {
            $clients = $this->clientsByPin($sightings);
            $known = array_filter($sightings, static fn (NewIpSighting $sighting): bool => isset($clients[$sighting->client_pin]));
            $outcome = $this->log->write($known, $clients)->withRefused(self::refused(array_diff_key($sightings, $known)));

            if ($known !== []) {
                $this->audit->record('ip_sightings.received', after: [
                    'source' => 'intake', 'created' => $outcome->created, 'updated' => $outcome->updated, 'refused' => count($outcome->refused),
                ]);
            }

            return $outcome;
        });
    }

    /**
     * @param  array<int, NewIpSighting>  $sightings
     * @return array<array-key, int> ids by PIN
     */
    private function clientsByPin(array $sightings): array
    {
        $pins = array_values(array_unique(array_map(static fn (NewIpSighting $sighting): string => $sighting->client_pin, $sightings)));

        return Client::query()->whereIn('pin', $pins)->pluck('id', 'pin')->all();
    }

    /**
     * @param  array<int, NewIpSighting>  $sightings
     * @return list<RefusedRow>
     */
    private static function refused(array $sightings): array
    {
        return array_map(
            static fn (int $index, NewIpSighting $sighting): RefusedRow => new RefusedRow($index, $sighting->client_pin, 'No client has this PIN.'),
            array_keys($sightings),
            $sightings,
        );
    }
}
