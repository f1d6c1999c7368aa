<?php

declare(strict_types=1);

namespace Tests\Feature\Demo;

use App\Console\Commands\Demo\LiveArrivals;
use App\Models\Client;
use Database\Seeders\Demo\Dice;
use Illuminate\Support\Facades\Storage;
use Tests\Feature\Api\IntakeTestCase;

/** The real intake accepts the calls that demo:live makes up. */
final class LiveArrivalsTest extends IntakeTestCase
{
    public function test_every_kind_of_call_is_accepted(): void
    {
        Storage::fake('local');
        config(['paddock.rate_limits.api' => 1_000]);
        Client::factory()->createMany(array_map(static fn (int $last): array => ['mobile_e164' => "+61491570{$last}"], [110, 156, 157, 158, 159]));
        $arrivals = new LiveArrivals(new Dice(7));
        $paths = [];

        for ($n = 0; $n < 80; $n++) {
            $arrival = $arrivals->next();
            $answer = $this->send($arrival->path, $arrival->body);
            $this->assertSame(201, $answer->getStatusCode(), "{$arrival->what}: {$answer->getContent()}");
            $paths[$arrival->path] = true;
        }

        $this->assertEqualsCanonicalizing(
            ['clients', 'bank-lines', 'sms/inbound', 'withdrawal-requests', 'rsg-communications', 'form-submissions', 'social-media-reviews'],
            array_keys($paths),
        );
    }

    public function test_first_call_in_an_empty_database_creates_a_client(): void
    {
        $arrival = (new LiveArrivals(new Dice(1)))->next();

        $this->assertSame('clients', $arrival->path);
    }
}
