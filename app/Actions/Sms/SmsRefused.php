<?php

declare(strict_types=1);

namespace App\Actions\Sms;

use DomainException;

/** The client must not be written to; the message says why. */
final class SmsRefused extends DomainException {}
