<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use DomainException;

/** The client must not be emailed. The message gives the reason. */
final class EmailRefusedException extends DomainException {}
