<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonReader;
use App\Domain\People\SamePersonReader;
use App\Models\Client;
use Illuminate\Support\Facades\DB;

/** Time-outs of a person on any of their accounts. */
final readonly class PersonTimeOuts
{
    public function __construct(private ProtectedPeople $people, private PersonReader $reader, private SamePersonReader $same) {}

    /** Whether the person took a time-out that is in force or ended since the client's last bet: such a client is not invited back. */
    public function explainQuiet(Client $client): bool
    {
        $timeOuts = DB::table('time_outs')->where('ends_at', '>', $client->last_bet_at ?? now());
        $decided = $this->same->decided('client', [$client->id])[$client->id] ?? [];
        // Confirmed accounts may have other details.
        $own = array_filter(array_keys($decided), static fn (string $key): bool => $decided[$key] && str_starts_with($key, 'client:'));
        $own = array_map(static fn (string $key): int => (int) substr($key, strlen('client:')), array_values($own));
        if ((clone $timeOuts)->whereIntegerInRaw('client_id', [$client->id, ...$own])->exists()) {
            return true;
        }
        $people = $this->reader->of('client', [$client->id], []);
        $former = $this->same->merged('client', [$client->id])[$client->id] ?? [];
        $index = $this->people->holding([...array_values($people), ...$former], 'time_out', 'time_outs', $timeOuts);
        foreach (isset($people[$client->id]) ? $index->of($people[$client->id], $client->id, $former) : [] as $match) {
            if ($decided["client:{$match->sourceId}"] ?? $match->certainty === ExclusionCertainty::SamePerson) {
                return true;
            }
        }

        return false;
    }
}
