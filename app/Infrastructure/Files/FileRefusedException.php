<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

use DomainException;

/** The file is not supported. The message is shown to the user. */
final class FileRefusedException extends DomainException {}
