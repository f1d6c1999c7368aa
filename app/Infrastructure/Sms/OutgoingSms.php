<?php

declare(strict_types=1);

namespace App\Infrastructure\Sms;

final readonly class OutgoingSms
{
    /** @param  string  $reference  our id of the message */
    public function __construct(public string $reference, public string $to_e164, public string $body) {}
}
