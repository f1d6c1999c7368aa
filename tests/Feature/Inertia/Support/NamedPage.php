<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia\Support;

enum NamedPage: string
{
    case Index = 'Clients/Index';
}
