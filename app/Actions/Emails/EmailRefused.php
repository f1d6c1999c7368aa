<?php

declare(strict_types=1);

namespace App\Actions\Emails;

use DomainException;

/** The client must not be written to; the message says why. */
final class EmailRefused extends DomainException {}
