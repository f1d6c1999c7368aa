<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use RuntimeException;

/** The import is no longer where the person saw it. */
final class ImportMoved extends RuntimeException
{
    public function __construct()
    {
        parent::__construct('This import has moved on meanwhile. Look at where it stands now.');
    }
}
