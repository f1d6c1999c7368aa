<?php

declare(strict_types=1);

namespace App\Infrastructure\Sms;

/** Sends SMS. Call it from queued jobs only. */
interface SmsGateway
{
    /**
     * Submits one message. A repeated reference is the same message and gets the same answer.
     *
     * @param  string  $reference  our id of the message
     * @param  string  $to  E.164
     * @return string the gateway's id, used in delivery reports
     *
     * @throws SmsRejectedException when the message will never be sent
     * @throws SmsNotAcceptedException when the message was not sent and can be retried
     * @throws SmsOutcomeUnknownException when it is unknown whether the message was sent
     */
    public function send(string $reference, string $to, string $body): string;

    /**
     * The gateway's id of an accepted message; null when the gateway does not know the message.
     *
     * @throws SmsOutcomeUnknownException when the gateway could not be asked
     */
    public function find(string $reference): ?string;
}
