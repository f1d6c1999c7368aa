<?php

declare(strict_types=1);

namespace App\Services\Sms;

/** Whoever takes SMS from us. Asked from the queue only. */
interface SmsGateway
{
    /**
     * Hands one message over; the same reference again is the same message, and is answered alike.
     *
     * @return string the gateway's id of it, under which delivery reports come
     *
     * @throws SmsRejected when it is not sent and never will be
     * @throws SmsNotTaken when it is certainly not sent, and may be tried again later
     * @throws SmsOutcomeUnknown when nobody can say
     */
    public function send(OutgoingSms $sms): string;

    /** The gateway's id of a message it took, or null when it cannot say that it did. */
    public function find(string $reference): ?string;
}
