<?php

declare(strict_types=1);

namespace App\Services\Attachments;

use DomainException;

/** The file is none that is kept; the message is for whoever chose it. */
final class FileRefused extends DomainException {}
