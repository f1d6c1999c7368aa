<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Models\BankFile;
use DomainException;

/** The same file was imported completely before. */
final class BankFileAlreadyImportedException extends DomainException
{
    public function __construct(BankFile $file)
    {
        $when = $file->created_at->setTimezone(config()->string('paddock.timezone'))->format('j M Y, H:i');

        parent::__construct("This file was imported on {$when} by {$file->importer()}. Nothing was imported again.");
    }
}
