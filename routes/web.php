<?php

declare(strict_types=1);

use App\Http\Controllers\Shell\UnknownPathController;
use Illuminate\Foundation\Http\Middleware\ValidateCsrfToken;
use Illuminate\Support\Facades\Route;

// One file per area, or several in the area's folder. `auth` is for users who are not signed in, everything else for signed-in staff.
require __DIR__.'/web/auth.php';

Route::middleware('staff')->group(function (): void {
    foreach ([...glob(__DIR__.'/web/*.php') ?: [], ...glob(__DIR__.'/web/*/*.php') ?: []] as $area) {
        if (basename($area) !== 'auth.php') {
            require $area;
        }
    }
});

// In the `web` group, so that the error page has the user and the layout. Without the CSRF check, because nothing is changed.
Route::any('{path}', UnknownPathController::class)->where('path', '.*')->fallback()->withoutMiddleware(ValidateCsrfToken::class);
