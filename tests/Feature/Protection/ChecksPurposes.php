<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Domain\Protection\ProtectionGate;
use App\Enums\GatePurpose;
use App\Models\Client;
use App\Models\TimeOut;
use Closure;

/** Compares the purposes that a record stops with the expected ones. */
trait ChecksPurposes
{
    private const MARKETING = ['marketing_sms', 'marketing_email', 'call'];

    private const CREDITS = ['bonus', 'deposit_credit', 'transfer', 'correction'];

    private const NOT_OWN_MONEY = [
        ...self::MARKETING, ...self::CREDITS, 'service_sms', 'service_email', 'account_opening', 'reopening', 'site_account',
    ];

    /**
     * @param  Closure(Client): mixed  $record
     * @param  list<string>  $stopped  every other purpose must be allowed
     * @param  string  $code  of the reason
     */
    private function assertStops(Closure $record, array $stopped, string $code): void
    {
        $client = $this->client();
        $record($client);
        $client->refresh();

        foreach (GatePurpose::cases() as $purpose) {
            $decision = app(ProtectionGate::class)->decide($client, $purpose);
            $this->assertSame(! in_array($purpose->value, $stopped, true), $decision->isAllowed(), "{$purpose->value}: {$decision->why()}");
            $this->assertTrue($decision->isAllowed() || $decision->has($code), "{$purpose->value}: {$decision->why()}");
            $many = app(ProtectionGate::class)->decideMany([$client->id], $purpose)[$client->id];
            $this->assertEquals($decision->refusals, $many->refusals, "{$purpose->value}: one pass gives the same answer");
        }
    }

    private static function timeOut(Client $client, string $from = 'starts_at', int $start = -1, int $end = 1): void
    {
        TimeOut::query()->create(['client_id' => $client->id, $from => now()->addDays($start), 'ends_at' => now()->addDays($end)]);
    }
}
