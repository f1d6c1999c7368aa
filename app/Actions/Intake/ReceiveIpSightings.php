<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Intake\Bulk\BulkOutcome;
use App\Domain\Intake\Bulk\RefusedRow;
use App\Domain\Intake\IpSightingRepository;
use App\Domain\Intake\NewIpSighting;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use Illuminate\Support\Facades\DB;

/** Stores IP sightings: one row per client, IP address and device, with the count and the first and last time. */
final readonly class ReceiveIpSightings
{
    public function __construct(private IpSightingRepository $repository, private AuditTrail $audit) {}

    /** @param  array<int, NewIpSighting>  $sightings  by their index in the call; rows with an unknown PIN are refused */
    public function handle(array $sightings): BulkOutcome
    {
        return DB::transaction(function () use ($sightings): BulkOutcome {
            $clients = $this->clientsByPin($sightings);
            $known = array_filter($sightings, static fn (NewIpSighting $sighting): bool => isset($clients[$sighting->client_pin]));
            $outcome = $this->repository->write($known, $clients)->withRefused(self::refused(array_diff_key($sightings, $known)));

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
