<?php

declare(strict_types=1);

namespace App\Infrastructure\Sms;

use RuntimeException;

/** The gateway will never send the message. The text says why. */
final class SmsRejectedException extends RuntimeException {}
