<?php

declare(strict_types=1);

namespace App\Infrastructure\Sms;

use App\Events\SimulatedSmsSent;
use Illuminate\Contracts\Cache\Repository;

/**
 * Accepts messages and reports their delivery a little later. Five of the numbers that ACMA reserves for fiction simulate
 * failures.
 */
final readonly class SimulatedSmsGateway implements SmsGateway
{
    public const REJECTED = '+61491570156';

    public const NOT_ACCEPTED = '+61491570157';

    /** Accepts the message, but does not answer. */
    public const ACCEPTED_WITHOUT_ANSWER = '+61491570158';

    /** Neither accepts the message nor answers. */
    public const NO_ANSWER = '+61491570159';

    public const UNDELIVERABLE = '+61491570110';

    public const REPORT_SECONDS = 2;

    private const REMEMBER_SECONDS = 7 * 24 * 3600;

    public function __construct(private Repository $cache) {}

    public function send(string $reference, string $to, string $body): string
    {
        $id = "SIM-{$reference}";

        match ($to) {
            self::REJECTED => throw new SmsRejectedException('The number does not exist.'),
            self::NOT_ACCEPTED => throw new SmsNotAcceptedException('The gateway is busy.'),
            self::NO_ANSWER => throw new SmsOutcomeUnknownException('The gateway did not answer.'),
            default => null,
        };
        if ($this->cache->add($this->key($reference), $id, self::REMEMBER_SECONDS)) {
            event(new SimulatedSmsSent($id, $to !== self::UNDELIVERABLE, self::REPORT_SECONDS));
        }

        return $to === self::ACCEPTED_WITHOUT_ANSWER ? throw new SmsOutcomeUnknownException('The gateway did not answer.') : $id;
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
