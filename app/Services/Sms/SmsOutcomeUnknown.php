<?php

declare(strict_types=1);

namespace App\Services\Sms;

use RuntimeException;

/** The gateway was asked, and whether it took the message is not known. */
final class SmsOutcomeUnknown extends RuntimeException {}
