<?php

declare(strict_types=1);

namespace App\Services\Sms;

/** One SMS on its way to the gateway. */
final readonly class OutgoingSms
{
    /** @param  string  $reference  our own id of the message */
    public function __construct(public string $reference, public string $to_e164, public string $body) {}
}
