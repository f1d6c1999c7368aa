<?php

declare(strict_types=1);

namespace App\Services\Sms;

use RuntimeException;

/** The gateway did not take the message: it is certainly not sent, and may be tried again. */
final class SmsNotTaken extends RuntimeException {}
