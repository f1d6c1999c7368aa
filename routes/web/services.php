<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\ExportListController;
use App\Http\Controllers\Services\ContactController;
use App\Http\Controllers\Services\CredentialController;
use App\Http\Controllers\Services\VcardController;
use App\Lists\Services\CompanyContactList;
use App\Lists\Services\ExternalContactList;
use Illuminate\Support\Facades\Route;

Route::prefix('services')->name('services.')->middleware('can:'.Ability::ViewServices->value)->group(function (): void {
    Route::get('/', [CredentialController::class, 'index'])->name('index');

    foreach (['company-contacts' => CompanyContactList::class, 'external-contacts' => ExternalContactList::class] as $path => $list) {
        Route::get($path, [ContactController::class, 'index'])->defaults('list', $list)->name("{$path}.index");
        Route::get("{$path}/export", ExportListController::class)->defaults('list', $list)->name("{$path}.export");
        Route::get("{$path}/export/vcards", [VcardController::class, 'index'])->defaults('list', $list)->name("{$path}.vcards.download");
    }
    Route::get('contacts/{contact}/vcard', [VcardController::class, 'show'])->name('contacts.vcard.download');

    Route::middleware('can:manageServices')->group(function (): void {
        Route::post('contacts', [ContactController::class, 'store'])->name('contacts.store');
        Route::put('contacts/{contact}', [ContactController::class, 'update'])->name('contacts.update');
        Route::delete('contacts/{contact}', [ContactController::class, 'destroy'])->name('contacts.destroy');
        Route::put('contacts/{contact}/restore', [ContactController::class, 'restore'])->name('contacts.restore')->withTrashed();
        Route::post('credentials', [CredentialController::class, 'store'])->name('credentials.store');
        Route::put('credentials/{credential}', [CredentialController::class, 'update'])->name('credentials.update');
        Route::put('credentials/{credential}/secret', [CredentialController::class, 'rotate'])->name('credentials.rotate');
        Route::put('credentials/{credential}/archive', [CredentialController::class, 'archive'])->name('credentials.archive');
        Route::delete('credentials/{credential}/archive', [CredentialController::class, 'archive'])->name('credentials.restore');
        // The limit stops users who read out many secrets. Passwords have a limit of their own.
        Route::post('credentials/{credential}/reveal', [CredentialController::class, 'reveal'])->name('credentials.reveal')->middleware('throttle:20,10,reveal-credential');
    });
});
