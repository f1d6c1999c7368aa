<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use DomainException;

/** The client must not be texted. The message gives the reason. */
final class SmsRefusedException extends DomainException {}
