<?php

declare(strict_types=1);

namespace App\Infrastructure\Sms;

use RuntimeException;

/** The gateway did not accept the message. It was not sent and can be retried. */
final class SmsNotAcceptedException extends RuntimeException {}
