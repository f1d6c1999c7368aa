<?php

declare(strict_types=1);

namespace App\Services\Sms;

use App\Jobs\Sms\ReportSimulatedDelivery;
use Illuminate\Contracts\Cache\Repository;

/**
 * A gateway without a gateway: takes messages and reports a little later that they arrived. Five of the numbers that ACMA
 * keeps for fiction meet with what real ones meet with now and then.
 */
final readonly class SimulatedSmsGateway implements SmsGateway
{
    public const REJECTED = '+61491570156';

    public const NOT_TAKEN = '+61491570157';

    /** Takes the message and does not answer. */
    public const TAKEN_IN_SILENCE = '+61491570158';

    /** Neither takes it nor answers. */
    public const SILENT = '+61491570159';

    public const UNDELIVERABLE = '+61491570110';

    public const REPORT_SECONDS = 2;

    private const REMEMBER_SECONDS = 7 * 24 * 3600;

    public function __construct(private Repository $cache) {}

    public function send(OutgoingSms $sms): string
    {
        $id = "SIM-{$sms->reference}";

        match ($sms->to_e164) {
            self::REJECTED => throw new SmsRejected('The gateway knows no such number.'),
            self::NOT_TAKEN => throw new SmsNotTaken('The gateway is busy.'),
            self::SILENT => throw new SmsOutcomeUnknown('The gateway did not answer.'),
            default => null,
        };
        if ($this->cache->add($this->key($sms->reference), $id, self::REMEMBER_SECONDS)) {
            ReportSimulatedDelivery::dispatch($id, $sms->to_e164 !== self::UNDELIVERABLE)->delay(now()->addSeconds(self::REPORT_SECONDS));
        }

        return $sms->to_e164 === self::TAKEN_IN_SILENCE ? throw new SmsOutcomeUnknown('The gateway did not answer.') : $id;
    }

    public function find(string $reference): ?string
    {
        $id = $this->cache->get($this->key($reference));

        return is_string($id) ? $id : null;
    }

    private function key(string $reference): string
    {
        return "sms.simulated.{$reference}";
    }
}
