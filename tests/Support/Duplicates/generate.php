<?php

declare(strict_types=1);

use Tests\Support\Duplicates\LabelledPair;
use Tests\Support\Duplicates\PairGenerator;

require __DIR__.'/../../../vendor/autoload.php';

file_put_contents(LabelledPair::FILE, implode("\n", array_map(static fn (LabelledPair $pair): string => $pair->line(), PairGenerator::all()))."\n");
