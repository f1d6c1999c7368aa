<?php

declare(strict_types=1);

namespace App\Inertia;

/** A prop that is left out of every full visit. */
interface IgnoreFirstLoad {}
