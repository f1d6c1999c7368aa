<?php

declare(strict_types=1);

namespace App\Inertia;

use InvalidArgumentException;

final class ComponentNotFoundException extends InvalidArgumentException {}
