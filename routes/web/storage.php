<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Bonus\ReviewScreenshotController;
use Illuminate\Support\Facades\Route;

// The only way to a file of the private disk besides staff photos.
Route::get('/storage/{file_path}', ReviewScreenshotController::class)
    ->middleware('can:'.Ability::ViewSocialMediaReviews->value)
    ->name('screenshots.show')
    ->where('file_path', '.*');
