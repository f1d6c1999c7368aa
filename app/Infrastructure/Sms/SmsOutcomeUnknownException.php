<?php

declare(strict_types=1);

namespace App\Infrastructure\Sms;

use RuntimeException;

/** The gateway may or may not have accepted the message. */
final class SmsOutcomeUnknownException extends RuntimeException {}
