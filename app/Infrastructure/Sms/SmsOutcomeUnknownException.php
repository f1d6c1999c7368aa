<?php

declare(strict_types=1);

namespace App\Infrastructure\Sms;

use RuntimeException;

/** It is unknown whether the gateway accepted the message. */
final class SmsOutcomeUnknownException extends RuntimeException {}
