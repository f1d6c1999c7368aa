<?php

declare(strict_types=1);

namespace App\Services\Sms;

use RuntimeException;

/** The gateway will not send this message; the text says why. */
final class SmsRejected extends RuntimeException {}
